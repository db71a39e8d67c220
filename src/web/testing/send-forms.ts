import { formBody } from '../../server/testing/form-body.ts';

const nodeFetch = globalThis.fetch;

/** Node's `fetch` does not know the forms and files of jsdom; it is given the bytes that a browser would send. */
export const sendForms = () => {
  globalThis.fetch = async (input, init) => {
    if (!(init?.body instanceof FormData)) return nodeFetch(input, init);
    const parts = await Promise.all([...init.body].map(([field, value]) => partOf(field, value)));
    const { payload, headers } = formBody(...parts);
    return nodeFetch(input, {
      ...init,
      body: new Uint8Array(payload),
      headers: { ...init.headers, ...headers },
    });
  };
};

const partOf = async (field: string, value: FormDataEntryValue) =>
  typeof value === 'string'
    ? { field, content: value }
    : { field, name: value.name, content: new Uint8Array(await bytesOf(value)) };

const bytesOf = (file: File) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
