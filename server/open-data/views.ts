import { route } from '../../common/routes/route-table.ts';
import type { Field } from './field.ts';
import type { ResourceName } from './resource.ts';
import { RESOURCES } from './resources.ts';
import { oldestChange, type DataState } from './state.ts';

const MEDIA_TYPES = {
  jsonl: 'application/jsonl',
  csv: 'text/csv',
  parquet: 'application/vnd.apache.parquet',
} as const;
export const mediaTypeOf = (format: keyof typeof MEDIA_TYPES): string => MEDIA_TYPES[format];

const urlOf = (file: string): string => route('open_data.file', { file });

/** The state that programs which follow the changes read first. */
export function toStateFile(state: DataState, license: string) {
  const { number, changedAt, sums, edition } = state;
  return {
    license,
    number,
    changed_at: changedAt,
    oldest_change: oldestChange(number),
    resources: RESOURCES.map(({ name }) => ({ name, rows: sums[name].rows, sum: sums[name].sum })),
    edition: edition && {
      number: edition.number,
      made_at: edition.madeAt,
      files: edition.files.map((file) => ({
        name: file.name,
        resource: file.resource,
        format: file.format,
        bytes: file.bytes,
        sha256: file.sha256,
        url: urlOf(file.name),
      })),
    },
  };
}

/** The data dictionary, as Frictionless Data Package (specs.frictionlessdata.io). */
export function toDataPackage(
  { edition }: DataState,
  { license, appName, appUrl }: { license: string; appName: string; appUrl: string },
) {
  return {
    profile: 'data-package',
    name: 'open-data',
    title: appName,
    homepage: appUrl,
    created: edition?.madeAt ?? null,
    version: String(edition?.number ?? 0),
    licenses: [{ name: license }],
    resources: (edition?.files ?? []).map((file) => ({
      name: `${file.resource}-${file.format}`,
      path: appUrl + urlOf(file.name),
      format: file.format,
      mediatype: mediaTypeOf(file.format),
      encoding: 'utf-8',
      bytes: file.bytes,
      hash: `sha256:${file.sha256}`,
      schema: { primaryKey: 'id', fields: fieldsOf(file.resource).map(toField) },
    })),
  };
}

const fieldsOf = (name: ResourceName): readonly Field[] =>
  RESOURCES.find((one) => one.name === name)?.fields ?? [];

const toField = ({ name, type, english, spanish }: Field) => ({
  name,
  type,
  description: english,
  'description:es-MX': spanish,
});

/** The page: files and dictionary in the reader's language. */
export type OpenDataView = {
  license: string;
  /** Its address, for the command that copies it. */
  site: string;
  /** Published since the edition. */
  changes: number;
  madeAt: string | null;
  resources: {
    name: ResourceName;
    rows: number;
    files: { format: string; bytes: number; sha256: string; url: string }[];
    fields: { name: string; type: string; text: string }[];
  }[];
};

export function toOpenDataView(
  { number, sums, edition }: DataState,
  { license, site }: { license: string; site: string },
  language: 'english' | 'mexican_spanish',
): OpenDataView {
  return {
    license,
    site,
    changes: edition === null ? 0 : number - edition.number,
    madeAt: edition?.madeAt ?? null,
    resources: RESOURCES.map(({ name, fields }) => ({
      name,
      rows: sums[name].rows,
      files: (edition?.files ?? [])
        .filter((file) => file.resource === name)
        .map(({ format, bytes, sha256, name: file }) => ({ format, bytes, sha256, url: urlOf(file) })),
      fields: fields.map((one) => ({
        name: one.name,
        type: one.type,
        text: language === 'english' ? one.english : one.spanish,
      })),
    })),
  };
}
