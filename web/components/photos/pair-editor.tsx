import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { PhotoEditView } from '../../../server/profiles/photos/edit-view.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Photo } from '../pictures/photo.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { Section } from '../ui/section.tsx';

const TITLE_MAX_LENGTH = 80;
const EMPTY = { before: '', after: '', pair_title: '' };

type Props = { photos: readonly PhotoEditView[] };

/** Makes a pair of two photos; the project for it comes by itself. */
export function PairEditor({ photos }: Props) {
  const t = useT();
  const [saves, setSaves] = useState(0);
  if (photos.length < 2) return null;
  return (
    <Section title={t('photos.pair_title')} id="pair">
      <p className="mb-4 max-w-prose text-muted">{t('photos.pair_text')}</p>
      <PairForm key={saves} photos={photos} onSaved={() => setSaves(saves + 1)} />
    </Section>
  );
}

function PairForm({ photos, onSaved }: Props & { onSaved: () => void }) {
  const t = useT();
  const form = usePostForm(EMPTY, {
    action: route('contractor.albums.pair'),
    isRefused: (input) => input?.['pair_title'] !== undefined,
    onSaved,
    visit: { preserveScroll: true },
  });
  return (
    <PostForm form={form} className="grid gap-6">
      {(['before', 'after'] as const).map((stage) => (
        <PhotoChoice
          key={stage}
          stage={stage}
          photos={photos}
          chosen={form.data[stage]}
          error={form.errors[stage]}
          onChoose={(id) => form.set(stage, id)}
        />
      ))}
      <TextField
        name="pair_title"
        label={t('photos.pair_name')}
        help={t('photos.pair_name_help')}
        maxLength={TITLE_MAX_LENGTH}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('photos.pair_save')}
        </Button>
      </div>
    </PostForm>
  );
}

type ChoiceProps = {
  stage: 'before' | 'after';
  photos: readonly PhotoEditView[];
  chosen: string;
  error: string | undefined;
  onChoose: (id: string) => void;
};

function PhotoChoice({ stage, photos, chosen, error, onChoose }: ChoiceProps) {
  const t = useT();
  return (
    <fieldset className="field" tabIndex={-1} aria-invalid={error ? true : undefined}>
      <legend className="field-label">{t(`photos.part.${stage}`)}</legend>
      <div className="photo-choices">
        {photos.map((photo, index) => (
          <label key={photo.id} className="photo-choice">
            <input
              type="radio"
              name={stage}
              value={photo.id}
              checked={chosen === String(photo.id)}
              onChange={() => onChoose(String(photo.id))}
            />
            <span className="photo">
              <Photo
                picture={{ ...photo, alt: photo.alt || t('photos.number', { number: index + 1 }) }}
                sizes="120px"
              />
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
