import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/server/store/schema.ts',
  out: './src/server/store/migrations',
});
