import './lightbox.css';
import {
  IconChevronLeft,
  IconChevronRight,
  IconX,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';

type ShownPicture = { id: string; url: string; alt: string; caption: string; source: string };
type Props = { photos: readonly ShownPicture[]; first: number; t: Translate; onClose: () => void };

const SWIPE_PIXELS = 48;

/** Shows the pictures behind these links over the page, until they are closed. */
export function showLightbox(links: readonly HTMLAnchorElement[], first: number, t: Translate): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const photos = links.map((link) => ({
    id: link.dataset['photo'] ?? '',
    url: link.href,
    alt: link.querySelector('img')?.alt ?? '',
    caption: link.dataset['caption'] ?? '',
    source: link.dataset['source'] ?? '',
  }));
  const close = () => {
    root.unmount();
    place.remove();
    // The dialog gave the focus back to the photo it was opened from.
    links[first]?.focus();
  };
  root.render(<Lightbox photos={photos} first={first} t={t} onClose={close} />);
}

function Lightbox({ photos, first, t, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const [zoomed, setZoomed] = useState(false);
  const photo = photos[at];
  const go = (to: number) => {
    setZoomed(false);
    setAt((to + photos.length) % photos.length);
  };
  useEffect(() => dialog.current?.showModal(), []);
  useNeighbors(photos, at);
  const swipe = useSwipe((step) => !zoomed && go(at + step));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(photos.length - 1),
    '+': () => setZoomed(true),
    '-': () => setZoomed(false),
  };
  useEffect(() => {
    const shown = dialog.current;
    const onKey = ({ key }: KeyboardEvent) => {
      // Arrows move over a picture that is larger than the screen.
      if (!zoomed || !key.startsWith('Arrow')) keys[key]?.();
    };
    const onDouble = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) setZoomed(!zoomed);
    };
    shown?.addEventListener('keydown', onKey);
    shown?.addEventListener('dblclick', onDouble);
    return () => {
      shown?.removeEventListener('keydown', onKey);
      shown?.removeEventListener('dblclick', onDouble);
    };
  });
  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={t('common.photo_number', { number: at + 1, count: photos.length })}
      onClose={onClose}
    >
      <div className={zoomed ? 'lightbox-stage lightbox-zoomed' : 'lightbox-stage'} {...swipe}>
        <img src={photo.url} alt={photo.alt} draggable={false} />
      </div>
      <p className="lightbox-caption" aria-live="polite">
        <span className="lightbox-number">
          {t('common.photo_number', { number: at + 1, count: photos.length })}
        </span>{' '}
        <span>
          <bdi>{photo.caption || photo.alt}</bdi>
          {photo.source && <span className="lightbox-source">{photo.source}</span>}
        </span>
      </p>
      {/^\d+$/.test(photo.id) && (
        <a
          className="lightbox-report"
          href={route('reports.create', { kind: 'photo', id: photo.id })}
          rel="nofollow"
        >
          {t('common.report_photo')}
        </a>
      )}
      <div className="lightbox-buttons">
        <Tool
          sign={zoomed ? IconZoomOut : IconZoomIn}
          label={t(zoomed ? 'common.zoom_out' : 'common.zoom_in')}
          onClick={() => setZoomed(!zoomed)}
        />
        <Tool sign={IconX} label={t('common.close')} onClick={() => dialog.current?.close()} />
      </div>
      {photos.length > 1 && (
        <>
          <Tool
            sign={IconChevronLeft}
            label={t('common.previous_photo')}
            side="left"
            onClick={() => go(at - 1)}
          />
          <Tool
            sign={IconChevronRight}
            label={t('common.next_photo')}
            side="right"
            onClick={() => go(at + 1)}
          />
        </>
      )}
    </dialog>
  );
}

type ToolProps = { sign: Icon; label: string; side?: 'left' | 'right'; onClick: () => void };

function Tool({ sign: Sign, label, side, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={side ? `lightbox-tool lightbox-${side}` : 'lightbox-tool'}
      aria-label={label}
      onClick={onClick}
    >
      <Sign size={26} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Fetches the pictures beside the one that is shown, so that the next is there at once. */
function useNeighbors(photos: readonly ShownPicture[], at: number): void {
  useEffect(() => {
    for (const step of [1, -1]) {
      const url = photos.at((at + step) % photos.length)?.url;
      if (url !== undefined) new Image().src = url;
    }
  }, [photos, at]);
}

function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      if (Math.abs(moved) >= SWIPE_PIXELS) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}

/**
 * Lays the second picture of a frame over the first, with a slider for the visible share. It is removed with
 * the frame.
 */
export function addSlider(frame: HTMLElement, label: string): void {
  if (frame.querySelector('input')) return;
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.className = 'photo-pair-slider';
  slider.setAttribute('aria-label', label);
  const show = () => frame.style.setProperty('--shown', `${slider.value}%`);
  slider.addEventListener('input', show);
  show();
  frame.append(slider);
  frame.classList.add('photo-pair-over');
}
