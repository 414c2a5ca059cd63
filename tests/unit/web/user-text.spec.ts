import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UserText } from '../../../web/components/ui/user-text.tsx';

test('a user’s words keep their direction to themselves, and letters for HTML stay letters', () => {
  const draw = (text: string) => renderToStaticMarkup(createElement(UserText, { text }));
  expect(draw('שמעון גגות')).toBe('<bdi>שמעון גגות</bdi>');
  expect(draw('<b>')).toBe('<bdi>&lt;b&gt;</bdi>');
});
