import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { DESK, PHONE, test } from './support/journey.ts';

const SCREENS = 1.5;

const WINDOWS = [
  { viewport: PHONE, width: PHONE.width, language: 'english' },
  { viewport: PHONE, width: PHONE.width, language: 'mexican_spanish' },
  { viewport: DESK, width: DESK.width, language: 'english' },
] as const;

describe.for(WINDOWS)(
  'a contractor’s page in a window of $width pixels, in $language',
  ({ viewport, language }) => {
    test('reviews begin within a screen and a half, in every template', async ({ someone, database }) => {
      const contractors = await database.sql<{ slug: string; template: number }[]>`
      select distinct on (template_id) slug, template_id as template from contractors as c
      where review_count > 4 and hidden_at is null
      order by template_id,
        (select count(*) from contractor_photos as p where p.contractor_id = c.id) desc, review_count desc, id`;
      expect(contractors).toHaveLength(8);
      const { page, visit } = await someone({ viewport });
      const tops: Record<string, number> = {};
      for (const { slug, template } of contractors) {
        await visit(route('contractors.show', { slug }, { language }));
        const top = await page
          .locator('#reviews [id^="review-"]')
          .first()
          .evaluate((review) => Math.round(review.getBoundingClientRect().top + window.scrollY));
        if (top > viewport.height * SCREENS) tops[`template ${template}, ${slug}`] = top;
      }
      expect(tops).toEqual({});
    });
  },
);
