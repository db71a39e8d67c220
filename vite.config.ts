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
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
