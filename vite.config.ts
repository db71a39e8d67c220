import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The served policy allows no data: fonts or images, so nothing may be inlined.
    assetsInlineLimit: 0,
    target: 'es2023',
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    // The first load is one file on purpose; a second request would make it slower, not smaller.
    chunkSizeWarningLimit: 420,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What later parts share is one file for each layer, and none asks for one above it: files that import each other
          // in a circle run in an order in which something is still missing. `scripts/build.ts` refuses such a circle.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 5 },
            { name: 'parts', test: /node_modules\/(?!zod|uplot)/, minShareCount: 2, priority: 4 },
            { name: 'contract', test: /src\/contract\/|node_modules\/zod/, minShareCount: 2, priority: 3 },
            { name: 'ui', test: /src\/web\/(?:ui|lib)\//, minShareCount: 2, priority: 2 },
            { name: 'features', test: /src\/web\/features\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  // The engine on the visitor's own device, with code for messages apart: `scripts/build.ts` keeps it out of what is installed.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/device/[name]-[hash].js',
        chunkFileNames: 'assets/device/[name]-[hash].js',
        assetFileNames: 'assets/device/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/mails': 'http://127.0.0.1:3000' } },
});
