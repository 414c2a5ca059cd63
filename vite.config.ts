import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** sonner writes its styles into the page when it is imported, which our content security policy forbids: app.css imports them instead. */
function withoutInjectedStyles(): Plugin {
  return {
    name: 'plumbline:without-injected-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.m?js/.test(id)) return null;
      const stripped = code.replace(/^__insertCSS\(.*\);$/m, '');
      if (stripped === code)
        this.error('sonner no longer injects its styles this way: look at withoutInjectedStyles');
      return stripped;
    },
  };
}

/** What only the three pages of one's own profile need: a file of their own. */
const OF_PROFILES =
  /\/(web\/(components\/profile|hooks\/use-(profile-form|kept-input)|lib\/upgrade)|common\/(profile-fields|setup-steps))\b/;
const OF_THE_DESK = /web\/(components|pages)\/admin/;
const OF_ALL = /web\/(components\/(ui|layout)|lib|hooks)\/|\/common\/|node_modules/;

/**
 * What every page needs is one file, what most need is another, and what the same pages share is one each: every file costs a
 * phone a round trip, nine for a contractor’s page instead of thirty-three. Small groups join the one whose pages are
 * most alike (in bytes as written); joined elsewhere, files would import each other in circles.
 */
const CHUNKS = {
  groups: [
    { name: 'site', tags: ['$initial' as const], priority: 4 },
    { name: 'ui', test: OF_ALL, minShareCount: 4, priority: 3 },
    {
      name: 'shared',
      test: (id: string) => !OF_THE_DESK.test(id) && !OF_PROFILES.test(id),
      minShareCount: 3,
      entriesAware: true,
      entriesAwareMergeThreshold: 6_000,
      priority: 2,
    },
    {
      name: 'desk',
      test: OF_THE_DESK,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
      priority: 1,
    },
  ],
};

/** The name of a group is too much for an address. */
const chunkFileNames = ({ name }: { name: string }): string =>
  `assets/${/^(shared|desk)/.exec(name)?.[0] ?? '[name]'}-[hash].js`;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [withoutInjectedStyles(), tailwindcss(), react()],
  publicDir: false,
  server: { middlewareMode: true },
  appType: 'custom',
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: { 'laravel-precognition': fileURLToPath(new URL('web/lib/no-precognition.ts', import.meta.url)) },
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
        rollupOptions: {
          input: fileURLToPath(new URL('web/client.tsx', import.meta.url)),
          output: { codeSplitting: CHUNKS, chunkFileNames },
        },
      },
  // One copy of React on the server: everything the pages import goes into the bundle, as it is in production.
  ssr: { noExternal: command === 'build' ? true : undefined, target: 'node' },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
