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

/**
 * What every page needs is one file; what several share is in as few as can be, for each costs a phone a round trip: ten for a
 * contractor's page instead of thirty-three, for no more bytes.
 */
const CHUNKS = {
  groups: [
    { name: 'site', tags: ['$initial' as const], priority: 2 },
    {
      name: 'shared',
      minShareCount: 2,
      entriesAware: true,
      // In bytes as written: smaller groups join the one whose pages are most alike.
      entriesAwareMergeThreshold: 4_000,
      priority: 1,
    },
  ],
};

/** Groups are named after all pages that share them, which is too much for an address. */
function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [withoutInjectedStyles(), tailwindcss(), react()],
  publicDir: false,
  server: { middlewareMode: true },
  appType: 'custom',
  resolve: { dedupe: ['react', 'react-dom'] },
  build: isSsrBuild
    ? { outDir: 'dist/ssr', rollupOptions: { input: 'web/ssr.tsx' }, emptyOutDir: true }
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
