import { useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import type { ApiDocument, FieldSchema } from './api-document.ts';
import { resolved } from './calls-in.ts';
import { limitWords, typeWords } from './type-words.ts';

type ListProps = {
  document: ApiDocument;
  schema: FieldSchema;
  /** Of what is sent, a person must know what may be left out. */
  isSent?: boolean;
};

/** The fields of an object, each with those of its own below it. */
export const FieldList = ({ document, schema, isSent = false }: ListProps) => {
  const { properties = {}, required = [] } = resolved(schema, document);
  return (
    <ul className="divide-y divide-line">
      {Object.entries(properties).map(([name, field]) => (
        <li key={name} className="min-w-0 py-2.5 first:pt-0 last:pb-0">
          <FieldLine
            name={name}
            schema={field}
            note={isSent && required.includes(name) ? 'required' : null}
          />
          <Within name={name} document={document} schema={field} isSent={isSent} />
        </li>
      ))}
    </ul>
  );
};

type LineProps = { name: string; schema: FieldSchema; description?: string; note: string | null };

export const FieldLine = ({ name, schema, description = schema.description, note }: LineProps) => {
  const limits = limitWords(schema);
  return (
    <div className="wrap-anywhere text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="font-medium font-mono text-xs">{name}</code>
        <span className="text-text-3 text-xs">
          {typeWords(schema)}
          {limits && `, ${limits}`}
        </span>
        {note && <span className="font-medium text-tide text-xs">{note}</span>}
      </p>
      {description && <p className="text-text-2">{description}</p>}
    </div>
  );
};

/** The object within a field, a list or a choice; null where there is none. */
const objectIn = (schema: FieldSchema, document: ApiDocument): FieldSchema | null => {
  const whole = resolved(schema, document);
  if (whole.properties) return whole;
  if (whole.items) return objectIn(whole.items, document);
  for (const one of whole.anyOf ?? []) {
    const found = objectIn(one, document);
    if (found) return found;
  }
  return null;
};

/** Written when it is opened: a result has two hundred fields. */
const Within = ({ name, document, schema, isSent = false }: ListProps & { name: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const object = objectIn(schema, document);
  if (!object || Object.keys(object.properties ?? {}).length === 0) return null;
  return (
    <Fold
      isOpen={isOpen}
      onToggle={setIsOpen}
      headClassName="min-h-8 rounded-chip px-0 py-1 font-medium text-text-2 text-xs"
      head={`Fields of ${name}`}
    >
      {isOpen && (
        <div className="border-line border-l-2 pt-1 pb-2 pl-4">
          <FieldList document={document} schema={object} isSent={isSent} />
        </div>
      )}
    </Fold>
  );
};
