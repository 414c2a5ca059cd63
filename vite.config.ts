import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Removes Inertia's Form and InfiniteScroll, which no page uses and which are 5 KB of every page. Their calls
 * are not marked as pure, so the bundler would keep them.
 */
function withoutUnusedComponents(): Plugin {
  return {
    name: 'plumbline:without-unused-components',
    enforce: 'pre',
    transform(code, id) {
      if (!/@inertiajs\/react\/dist\/index\.js/.test(id)) return null;
      const marked = ['Form', 'InfiniteScroll'].reduce(
        (text, name) =>
          text
            .replace(new RegExp(`^var ${name} = (?=forwardRef\\d*\\()`, 'm'), '$&/* @__PURE__ */ ')
            .replace(new RegExp(`^${name}\\.displayName = .*$`, 'm'), ''),
        code,
      );
      if (marked.split('@__PURE__').length - code.split('@__PURE__').length !== 2)
        this.error('Inertia defines its components differently now: look at withoutUnusedComponents');
      return { code: marked, map: null };
    },
  };
}

/** Modules of the three profile pages, in a file of their own. */
const OF_PROFILES =
  /\/(web\/(components\/profile|hooks\/use-(profile-form|page-form|kept-input)|lib\/(upgrade|drafts\/filled-in))|common\/profiles\/(profile-fields|setup-steps))\b/;
/** Modules that nearly every page of administrators has. */
const OF_ADMIN_FRAME =
  /web\/components\/admin\/(admin-frame|admin-navigation|admin-keys|key-legend|list\/(list-toolbar|admin-list|use-list|list-pages)|reason-form)\b/;
const OF_ADMIN = /web\/(components|pages)\/admin/;
/** Modules of pages with a form, in a file of their own: most visitors only read. */
const OF_FORMS =
  /web\/(components\/billing\/upgrade-link|components\/reviews\/delete-dialog|components\/ui\/form\/(radio-group|star-input|text-area|field)|components\/form|components\/layout\/(with-aside|help-list)|hooks\/use-(call|post|post-form|posting-form|open-errors|versioned-draft)|lib\/(drafts\/(draft|open-errors|kept-)|send-file|upgrade))|common\/(limits\/plan-limits|conversations|cases\/reports)\b|icons\/Icon(Paperclip|Download|AlertCircle|ArrowLeft|ArrowUp|ArrowDown|ArrowRight)\./;
/** Writing a review, and sending files: beside each other, for what only readers need would else be joined with them. */
const OF_WRITING =
  /web\/components\/(ui\/form\/star-input|reviews\/form\/(job-fields|optional-details|review-form|typed-fields|fact-questions|month-field|review-fields))/;
/** Modules that cards in a list share with the page of a contractor. */
const OF_CARDS =
  /web\/components\/(contractors\/(license\/license-text|paid-plan-mark|red-flag-badge)|search\/place-text|shortlist\/save-button|pictures\/(photo|logo|open-lightbox))|common\/profiles\/picture-url|hooks\/use-word-mask/;
/** What the pages that find contractors share; a contractor's own page has none of it. */
const OF_FINDING =
  /common\/search\/(contractor-search|map-box)|web\/components\/(search\/(suggest-input|search-fields|search-form)|contractors\/contractor-(card|dialog))|web\/hooks\/fetched-later/;
const OF_READING =
  /web\/components\/(reports\/(report-link|selected-passage)|pictures\/(gallery|gallery-link|before-after)|contractors\/(contractor-content|contractor-header|license\/license-box|opening-hours|contractor-about|cover-pattern))/;
/** What is read later on a contractor's page (components/contractors/below), with what the pages of reviews share of it. */
const OF_BELOW =
  /web\/components\/(reviews\/(review-(list|item|response|byline|details|text|photos)|status-line|earlier-versions|facts-list|job-facts|job-line|edit-line|way-to-appeal)|screening\/text-on-hold|uploads\/photo-row|contractors\/(review-filters|reviews-section|partner-ratings|latest-postings|contractor-aside|license\/license-list))/;
const OF_UPLOADS = /web\/components\/uploads\/(?!photo-row)/;
const OF_ALL = /web\/(components\/(ui|layout)|lib|hooks)\/|\/common\/|node_modules/;

/**
 * The files of the client: one for every page, one for most pages, and one for each group of pages. Every
 * file costs a phone a round trip: nine for a contractor’s page instead of thirty-three. Small groups join
 * the one with the most similar pages (in bytes as written). Joined elsewhere, files would import each other
 * in circles.
 */
const CHUNKS = {
  groups: [
    { name: 'site', tags: ['$initial' as const], priority: 4 },
    {
      name: 'ui',
      // What readers need of the constants stands in files of its own.
      test: (id: string) => OF_ALL.test(id) && !OF_FORMS.test(id) && !id.endsWith('/common/constants.ts'),
      minShareCount: 4,
      priority: 3,
    },
    { name: 'forms', test: OF_FORMS, minShareCount: 3, priority: 2.5 },
    { name: 'cards', test: OF_CARDS, minShareCount: 2, priority: 2.6 },
    { name: 'below', test: OF_BELOW, minShareCount: 2, priority: 2.46 },
    { name: 'finding', test: OF_FINDING, minShareCount: 2, priority: 2.55 },
    { name: 'reading', test: OF_READING, minShareCount: 2, priority: 2.45 },
    { name: 'uploads', test: OF_UPLOADS, minShareCount: 2, priority: 2.4 },
    { name: 'writing', test: OF_WRITING, minShareCount: 2, priority: 2.3 },
    {
      name: 'shared',
      test: (id: string) => !OF_ADMIN.test(id) && !OF_PROFILES.test(id),
      minShareCount: 3,
      entriesAware: true,
      entriesAwareMergeThreshold: 500,
      priority: 2,
    },
    { name: 'frame', test: OF_ADMIN_FRAME, minShareCount: 2, priority: 1.5 },
    {
      name: 'desk',
      test: OF_ADMIN,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 5_000,
      priority: 1,
    },
  ],
};

/** The name of a group is too much for an address. */
const chunkFileNames = ({ name }: { name: string }): string =>
  `assets/${/^(shared|desk)/.exec(name)?.[0] ?? '[name]'}-[hash].js`;

const inWeb = (file: string): string => fileURLToPath(new URL(`web/${file}`, import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [withoutUnusedComponents(), tailwindcss(), react()],
  publicDir: false,
  server: { middlewareMode: true },
  appType: 'custom',
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: [
      { find: 'laravel-precognition', replacement: inWeb('lib/build/no-precognition.ts') },
      ...(command === 'build' && !isSsrBuild
        ? [
            { find: /^\.\/later-routes\.ts$/, replacement: inWeb('lib/build/no-later-routes.ts') },
            { find: /^\.\/parts-at-once\.ts$/, replacement: inWeb('lib/build/later-parts.ts') },
          ]
        : []),
      { find: /^es-toolkit(\/compat)?$/, replacement: inWeb('lib/build/object-paths.ts') },
    ],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        // Sources stay in memory, and one sign in a comment makes a whole file take two bytes a character.
        rollupOptions: { input: ['web/ssr.tsx', 'web/drawing-thread.ts'], output: { comments: false } },
        emptyOutDir: true,
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        // The map to move and what draws PDFs are this large, and are fetched when a reader opens one.
        chunkSizeWarningLimit: 1_700,
        rollupOptions: {
          input: fileURLToPath(new URL('web/client.tsx', import.meta.url)),
          output: { codeSplitting: CHUNKS, chunkFileNames },
        },
      },
  // One copy of React on the server: everything the pages import goes into the bundle, as it is in production.
  ssr: { noExternal: command === 'build' ? true : undefined, target: 'node' },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
