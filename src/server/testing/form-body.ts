type Part = { field?: string; name?: string; content?: string | Uint8Array };

export const boundary = 'a-line-no-mail-holds';

/** A form as a browser sends it: what `inject` and `fetch` need of it. A part without a name is no file. */
export const formBody = (...parts: Part[]): { payload: Buffer; headers: { 'content-type': string } } => ({
  payload: Buffer.concat([
    ...parts.flatMap(({ field = 'emailFile', name, content = '' }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"` +
          `${name === undefined ? '' : `; filename="${name}"\r\ncontent-type: message/rfc822`}\r\n\r\n`,
      ),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});
