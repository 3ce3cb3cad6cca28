/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['PENTAPOLIS_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: fileURLToPath(new URL('../src/pentapolis/server/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // The page allows no inline anything, and data: pictures neither.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  // Tests of what changes need the reactive build of Svelte, not the one for servers.
  ...(process.env['VITEST'] && { resolve: { conditions: ['browser'] } }),
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000, // a busy machine is no fault of the code
  },
});
