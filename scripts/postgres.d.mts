export const findPostgres: () => string | null;
export const startPostgres: () => Promise<{ url: string; stop: () => void } | null>;
