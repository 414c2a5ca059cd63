import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import type { BlackOutProps } from './black-out-props.ts';
import type { Drawable } from './drawable.ts';
import { removeFile, sendCovered, type CoveredPage } from './send-covered.ts';

type Props = Pick<BlackOutProps, 'entry' | 'room' | 'onUse'> & { drawable: Drawable };

/** Sends the covered pages. It stops when the dialog closes, and then nothing has changed. */
export function useCovered({ entry, room, onUse, drawable }: Props) {
  const t = useT();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const obstacleOf = (pages: readonly CoveredPage[]): string | null => {
    if (pages.length === 0) return t('black_out.no_page');
    if (pages.length > room) return t('black_out.too_many_pages', { chosen: pages.length, room });
    const isUnchanged = pages.length === drawable.pageCount && pages.every(({ boxes }) => boxes.length === 0);
    return isUnchanged ? t('black_out.no_box') : null;
  };
  const use = async (pages: readonly CoveredPage[]): Promise<void> => {
    const signal = stop.current?.signal;
    const obstacle = obstacleOf(pages);
    setProblem(obstacle);
    if (obstacle !== null || !signal) return;
    const onPage = (number: number) => setSending(t('black_out.sending', { number, count: pages.length }));
    const covered = await sendCovered({ drawable, pages, name: entry.name, signal, onPage });
    if (signal.aborted) return;
    if (covered.outcome === 'sent') return onUse(covered.entries, await removeFile(entry.id));
    setSending(null);
    if (covered.outcome === 'refused') setProblem(`${covered.message} ${t('black_out.not_sent')}`.trim());
    else setProblem(t('black_out.not_drawn'));
  };
  return { use, sending, problem, setProblem };
}
