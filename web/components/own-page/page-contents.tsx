import { IconCheck } from '@tabler/icons-react';
import { PAGE_SECTION_NAMES, type PageSection } from '../../../common/profiles/page-sections.ts';
import type { PageEditOptions } from '../../../server/profiles/page/page-edit-options.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { SECTION_TITLES, summaryOf } from './section-summaries.ts';

type Props = { page: PageEditView; options: PageEditOptions; photoCount: number };

/** The contents of the form beside it; on a phone the folded sections are the contents themselves. */
export function PageContents({ page, options, photoCount }: Props) {
  const t = useT();
  const { language } = useShared();
  const isFilled = (section: PageSection) => summaryOf(section, { page, options, t, language }) !== '';
  const entries = [
    { id: 'photos', title: t('profile.photos'), filled: photoCount > 0 },
    ...PAGE_SECTION_NAMES.map((id) => ({ id, title: t(SECTION_TITLES[id]), filled: isFilled(id) })),
  ];
  return (
    <nav className="page-contents" aria-label={t('profile.contents')}>
      <ol>
        {entries.map(({ id, title, filled }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span aria-hidden="true">{filled && <IconCheck size={16} stroke={2} />}</span>
              <span>
                {title}
                {!filled && <span className="sr-only"> ({t('profile.section_empty')})</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
