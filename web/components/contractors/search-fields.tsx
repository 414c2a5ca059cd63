import { IconMapPin, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';

type Props = { words?: string; near?: string; children?: ReactNode };

/** What and where, and the one button: the same on the home page and above the list. */
export function SearchFields({ words = '', near = '', children }: Props) {
  const t = useT();
  return (
    <div className="search-fields">
      <label className="filter">
        <span className="filter-label">{t('search.words')}</span>
        <span className="search-field">
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <TextInput
            name="q"
            type="search"
            defaultValue={words}
            placeholder={t('search.words_example')}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
      </label>
      <label className="filter">
        <span className="filter-label">{t('search.near')}</span>
        <span className="search-field">
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          <TextInput
            name="near"
            defaultValue={near}
            placeholder={t('search.near_example')}
            maxLength={120}
            autoComplete="postal-code"
            enterKeyHint="search"
          />
        </span>
      </label>
      {children}
      <Button type="submit" variant="primary">
        {t('search.submit')}
      </Button>
    </div>
  );
}
