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
    // The first load is one chunk on purpose, under 200 kB packed; a second request would make it slower, not smaller.
    chunkSizeWarningLimit: 600,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
