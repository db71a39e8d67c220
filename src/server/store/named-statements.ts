import type pg from 'pg';

/** What comes this often is prepared. Migrations and the like come once. */
const preparedFrom = 3;

/** The product has some two hundred statements; those with lists of values of any length are more. */
const mostNames = 200;
const mostTexts = 2000;

type Asked = { text?: string; name?: string | undefined; submit?: unknown };

/**
 * Statements that come again and again are prepared: the database parses and plans them once for each connection. Their names
 * are the same on all connections of this process, by the order in which they became frequent.
 */
export const statementNames = () => {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < preparedFrom) {
      if (seen.size >= mostTexts) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `hookwise_${names.size}`;
    names.set(text, name);
    return name;
  };
};

/** Prepares what a connection is often asked. `mark` tells its names from those of others in the same session. */
export const prepareOften = (
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
  mark = '',
): void => {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown;
  Object.assign(client, {
    query: (asked: string | Asked, ...rest: unknown[]) => {
      if (typeof asked === 'string' || !asked.text || asked.name || asked.submit)
        return query(asked, ...rest);
      const name = nameOf(asked.text);
      return query(name === undefined ? asked : { ...asked, name: name + mark }, ...rest);
    },
  });
};
