import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ParquetWriter, fileWriter } from 'hyparquet-writer';
import { csvLine } from '../moderation/csv.ts';
import type { Field } from './field.ts';
import type { Resource } from './resource.ts';
import type { DataLine, DataRow } from './rows.ts';
import type { DataFile, Format } from './state.ts';

/** Rows of Parquet that are held until they are written. */
const ROW_GROUP = 20_000;

/** Writes one resource in its three formats, row by row. */
export function createEditionFiles(folder: string, resource: Resource, number: number) {
  const nameOf = (format: Format) => `${resource.name}-${number}.${format}`;
  const jsonl = textFile(join(folder, nameOf('jsonl')));
  const csv = textFile(join(folder, nameOf('csv')));
  const parquet = parquetFile(join(folder, nameOf('parquet')), resource.fields);
  let isBegun = false;
  return {
    add: async (lines: readonly DataLine[]): Promise<void> => {
      if (!isBegun) await csv.write(csvLine(resource.fields.map(({ name }) => name)));
      isBegun = true;
      await jsonl.write(lines.map(({ line }) => `${line}\n`).join(''));
      await csv.write(
        lines.map(({ row }) => csvLine(resource.fields.map((field) => cellOf(row, field)))).join(''),
      );
      await parquet.add(lines.map(({ row }) => row));
    },
    end: async (): Promise<DataFile[]> => {
      await parquet.end();
      const sums: Record<Format, string> = {
        jsonl: await jsonl.end(),
        csv: await csv.end(),
        parquet: await hashOfFile(join(folder, nameOf('parquet'))),
      };
      return Promise.all(
        (Object.keys(sums) as Format[]).map(async (format) => ({
          name: nameOf(format),
          resource: resource.name,
          format,
          bytes: (await stat(join(folder, nameOf(format)))).size,
          sha256: sums[format],
        })),
      );
    },
  };
}

/** Lists and objects are JSON in a cell. */
function cellOf(row: DataRow, { name, type }: Field): string | number | boolean | null {
  const value = row[name] ?? null;
  if (value === null) return null;
  return type === 'array' || type === 'object' ? JSON.stringify(value) : (value as string | number | boolean);
}

function textFile(path: string) {
  const stream: WriteStream = createWriteStream(path);
  const hash: Hash = createHash('sha256');
  return {
    write: async (text: string): Promise<void> => {
      hash.update(text);
      if (!stream.write(text)) await once(stream, 'drain');
    },
    end: async (): Promise<string> => {
      stream.end();
      await once(stream, 'close');
      return hash.digest('hex');
    },
  };
}

const PARQUET_TYPES: Readonly<Record<Field['type'], 'INT32' | 'DOUBLE' | 'BOOLEAN' | 'STRING'>> = {
  integer: 'INT32',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  string: 'STRING',
  date: 'STRING',
  datetime: 'STRING',
  array: 'STRING',
  object: 'STRING',
};

function parquetFile(path: string, fields: readonly Field[]) {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: [
      { name: 'root', num_children: fields.length },
      ...fields.map(({ name, type }) => {
        const basic = PARQUET_TYPES[type];
        const own =
          basic === 'STRING'
            ? ({ type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const)
            : ({ type: basic } as const);
        return { name, repetition_type: 'OPTIONAL' as const, ...own };
      }),
    ],
  });
  let waiting: DataRow[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    await writer.write({
      columnData: fields.map((field) => ({
        name: field.name,
        data: waiting.map((row) => cellOf(row, field)),
      })),
      rowGroupSize: ROW_GROUP,
    });
    waiting = [];
  };
  return {
    add: async (rows: readonly DataRow[]): Promise<void> => {
      waiting.push(...rows);
      if (waiting.length >= ROW_GROUP) await flush();
    },
    end: async (): Promise<void> => {
      await flush();
      await writer.finish();
    },
  };
}

/** Read again as a whole: a Parquet file is written in places. */
async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
