import * as z from 'zod';
import { stylesheet } from '../../core/answers.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { tokensOfColor, type ColorTokens } from './own-color.ts';

const params = z.object({ color: z.string().regex(/^[0-9a-f]{6}$/) });

/** The colors of pages whose owner chose one: made of the address alone, so that every cache may keep them. */
export function addColorRoutes(routes: Routes): void {
  routes.page('contractors.colors', {
    params,
    policy: anyone,
    handle: async (_context, { params: { color } }) => {
      const { light, dark } = tokensOfColor(color);
      const rule = (tokens: ColorTokens) => `.scheme-own-${color}{${declarationsOf(tokens)}}`;
      return stylesheet(`${rule(light)}@media screen and (prefers-color-scheme:dark){${rule(dark)}}\n`);
    },
  });
}

const declarationsOf = (tokens: ColorTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
