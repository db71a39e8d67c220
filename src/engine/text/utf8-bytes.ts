const encoder = new TextEncoder();

export const utf8Bytes = (text: string): Uint8Array => encoder.encode(text);
