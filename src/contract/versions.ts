import { z } from 'zod';

const dated = z.object({
  name: z.string().describe('Its name.'),
  date: z.string().describe('The day on which it was made, or on which its data was taken.'),
});

/** What a result was made with. */
export const versionsSchema = z.object({
  engine: z.string().describe('The version of the product.'),
  models: z.array(dated).describe('Trained models and the tables that come with the product.'),
  lists: z
    .object({
      phishing: z.iso.date().nullable().describe('The day of the newest list of known phishing; null: none.'),
    })
    .describe('Lists that are refreshed while the product runs.'),
});
export type Versions = z.infer<typeof versionsSchema>;
