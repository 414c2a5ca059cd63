import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { MyLocation } from './my-location.tsx';
import { SuggestInput } from './suggest-input.tsx';

type Props = { words?: string; near?: string; children?: ReactNode };

/** The fields for need and place with the button: the same on the home page and above the list. */
export function SearchFields({ words = '', near = '', children }: Props) {
  const t = useT();
  const place = useRef<HTMLInputElement>(null);
  const searchNear = (found: string) => {
    if (place.current === null) return;
    place.current.value = found;
    place.current.form?.requestSubmit();
  };
  return (
    <div className="search-fields">
      <div className="filter">
        <label className="filter-label" htmlFor="search-words">
          {t('search.words')}
        </label>
        <span className="search-field">
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <SuggestInput
            field="what"
            id="search-words"
            name="q"
            type="search"
            defaultValue={words}
            placeholder={t('search.words_example')}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
      </div>
      <div className="filter">
        <label className="filter-label" htmlFor="search-near">
          {t('search.near')}
        </label>
        <span className="search-field search-field-place">
          <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
          <SuggestInput
            field="where"
            input={place}
            id="search-near"
            name="near"
            defaultValue={near}
            placeholder={t('search.near_example')}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="search"
          />
          <MyLocation onFound={searchNear} />
        </span>
      </div>
      {children}
      <Button type="submit" variant="primary">
        {t('search.submit')}
      </Button>
    </div>
  );
}
