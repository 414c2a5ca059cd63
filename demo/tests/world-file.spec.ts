import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../server/database/migrator.ts';
import { readWorldText, type WorldHeader } from '../../server/database/seeds/demo/world-file.ts';
import { createWorld } from '../../tests/support/world.ts';
import { writeWorld } from '../generator/write-world.ts';

const headOf = (text: string) => JSON.parse(text.slice(0, text.indexOf('\n'))) as WorldHeader;
/** The file names the migration that it was written after; one that changes no row of it asks for no other file. */
const rowsOf = (text: string) => text.slice(text.indexOf('\n') + 1).split('\n');

test('the file of the demo world is what the generator writes now', async () => {
  const world = await createWorld();
  try {
    const [kept, written] = [readWorldText(), await writeWorld(world.handle)];
    expect(headOf(kept).anchor).toBe(headOf(written).anchor);
    expect(headOf(kept).reference).toBe(headOf(written).reference);
    expect(Object.keys(MIGRATIONS)).toContain(headOf(kept).migration);
    const other = rowsOf(kept).findIndex((line, index) => line !== rowsOf(written)[index]);
    expect(other, `run npm run demo: ${rowsOf(written)[other]?.slice(0, 60)}`).toBe(-1);
    expect(rowsOf(kept)).toHaveLength(rowsOf(written).length);
  } finally {
    await world.close();
  }
}, 120_000);
