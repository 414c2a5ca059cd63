import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EDITOR_DEBOUNCE_MS } from '../../../common/constants.ts';
import { createHandOn } from '../../../web/components/editor/hand-on.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(start = '') {
  const handed: string[] = [];
  const { typed, now, ...rest } = createHandOn(start);
  const onChange = (html: string) => void handed.push(html);
  const handOn = {
    ...rest,
    typed: (read: () => string) => typed(read, onChange),
    now: (html: string) => now(html, onChange),
  };
  return { handed, handOn };
}

describe('text that is typed into the editor', () => {
  test('text that is typed into the editor goes to the form 300 ms after the last key, once, and is read then only', () => {
    const { handed, handOn } = watched();
    const read = vi.fn((words: string) => words);
    expect(EDITOR_DEBOUNCE_MS).toBe(300);
    handOn.typed(() => read('a'));
    vi.advanceTimersByTime(299);
    handOn.typed(() => read('ab'));
    vi.advanceTimersByTime(299);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(handed).toEqual(['ab']);
    vi.advanceTimersByTime(10_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('text that is typed into the editor goes at once when the editor is left, and not again after the pause', () => {
    const { handed, handOn } = watched();
    handOn.typed(() => 'typed');
    handOn.now('typed');
    vi.advanceTimersByTime(300);
    expect(handed).toEqual(['typed']);
  });

  test('text that is typed into the editor that is the same as before is not handed on', () => {
    const { handed, handOn } = watched('same');
    handOn.typed(() => 'same');
    vi.advanceTimersByTime(300);
    expect(handed).toEqual([]);
  });

  test('text that is typed into the editor gives way to a value from elsewhere, and to the end of the editor', () => {
    const { handed, handOn } = watched();
    handOn.typed(() => 'typed');
    handOn.take('from elsewhere');
    vi.advanceTimersByTime(300);
    expect(handed).toEqual([]);
    expect(handOn.current()).toBe('from elsewhere');
    handOn.typed(() => 'typed');
    handOn.stop();
    vi.advanceTimersByTime(300);
    expect(handed).toEqual([]);
  });
});
