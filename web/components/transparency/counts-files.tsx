import { usePath, useT } from '../../lib/page/app-context.tsx';

type FileRoute =
  | 'transparency.months.csv'
  | 'transparency.months.json'
  | 'transparency.stars_by_plan.csv'
  | 'transparency.stars_by_plan.json';

/** Links to the numbers of all months as files. */
export function CountsFiles({ csv, json }: Record<'csv' | 'json', FileRoute>) {
  const t = useT();
  const path = usePath();
  return (
    <p className="flex flex-wrap gap-4 mt-2">
      <a href={path(csv)} download>
        {t('transparency.file_csv')}
      </a>
      <a href={path(json)} download>
        {t('transparency.file_json')}
      </a>
    </p>
  );
}
