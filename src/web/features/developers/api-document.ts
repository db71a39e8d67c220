import { z } from 'zod';

/** A JSON schema as far as the page reads one. */
export type FieldSchema = {
  description?: string | undefined;
  /** One, or those that it may be. */
  type?: string | readonly string[] | undefined;
  enum?: readonly unknown[] | undefined;
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[] | undefined;
  format?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxLength?: number | undefined;
  required?: readonly string[] | undefined;
  properties?: Readonly<Record<string, FieldSchema>> | undefined;
  items?: FieldSchema | undefined;
  anyOf?: readonly FieldSchema[] | undefined;
  $ref?: string | undefined;
};

const fieldSchema: z.ZodType<FieldSchema> = z.lazy(() =>
  z.object({
    description: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    examples: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), fieldSchema).optional(),
    items: fieldSchema.optional(),
    anyOf: z.array(fieldSchema).optional(),
    $ref: z.string().optional(),
  }),
);

const content = z.record(
  z.string(),
  z.object({ schema: fieldSchema.optional(), example: z.unknown().optional() }),
);

const operation = z.object({
  operationId: z.string(),
  summary: z.string().default(''),
  description: z.string().optional(),
  tags: z.array(z.string()).default([]),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header', 'cookie']),
        required: z.boolean().default(false),
        description: z.string().default(''),
        schema: fieldSchema.default({}),
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string().default(''), content: content.optional() }),
  ),
});
export type Operation = z.output<typeof operation>;

/** The description of the calls for programs, as the server makes it of the schemas that it holds them to. */
export const apiDocument = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string().default('') })).default([]),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), fieldSchema).default({}) }),
});
export type ApiDocument = z.output<typeof apiDocument>;
