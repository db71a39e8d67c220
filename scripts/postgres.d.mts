export const findPostgres: () => string | null;
export const startPostgres: () => Promise<{
  url: string;
  halt: () => void;
  resume: () => void;
  stop: () => void;
} | null>;
