/** What is sent at once. A slow line needs less than the 25 seconds after which the server ends a call. */
const partBytes = 1024 * 1024;
/** So often it is tried again without a byte having arrived, each time later. */
const maxTries = 8;
const firstPauseMs = 500;
const longestPauseMs = 15_000;

const path = '/api/account/uploads';
const tus = { 'tus-resumable': '1.0.0' };

export type Sending = {
  file: File;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
  /** The connection is broken, and it is tried again. */
  onBroken: (isBroken: boolean) => void;
};

/** The server does not take the file, and says why. */
export class UploadRefused extends Error {}

/**
 * Sends a file as tus 1.0.0 says and returns the id of the upload. What has arrived stays there when the line breaks, or when the page is
 * reloaded and the same file is chosen again.
 */
export const sendInParts = async ({ file, signal, onProgress, onBroken }: Sending): Promise<string> => {
  let place = await knownPlace(file, signal);
  let tries = 0;
  onProgress(place?.offset ?? 0);
  while (place === null || place.offset < file.size) {
    try {
      place =
        place === null
          ? await begin(file, signal)
          : { ...place, offset: await sendPart(file, place, signal) };
      tries = 0;
      onBroken(false);
      onProgress(place.offset);
    } catch (error) {
      signal.throwIfAborted();
      tries += 1;
      if (error instanceof UploadRefused || tries > maxTries) throw error;
      onBroken(true);
      await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** tries), signal);
      // Another part may have arrived than was answered.
      const now = place && (await offsetOf(place.url, signal).catch(() => place?.offset ?? 0));
      place = place && now !== null ? { ...place, offset: now } : null;
    }
  }
  forget(file);
  return place.url.split('/').at(-1) ?? '';
};

type Place = { url: string; offset: number };

const begin = async (file: File, signal: AbortSignal): Promise<Place> => {
  const metadata = `filename ${base64(file.name)},filetype ${base64(file.type)}`;
  const answer = await ask(path, signal, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(file.size), 'upload-metadata': metadata },
  });
  const url = answer.headers.get('location') ?? '';
  remember(file, url);
  return { url, offset: 0 };
};

const sendPart = async (file: File, { url, offset }: Place, signal: AbortSignal): Promise<number> => {
  const answer = await ask(url, signal, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: file.slice(offset, offset + partBytes),
  });
  return Number(answer.headers.get('upload-offset'));
};

/** Where it goes on; null where there is no such upload any more. */
const offsetOf = async (url: string, signal: AbortSignal): Promise<number | null> => {
  const answer = await fetch(url, { method: 'HEAD', headers: tus, signal });
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok) throw new Error(`asked where to go on, the server answered ${answer.status}`);
  return Number(answer.headers.get('upload-offset'));
};

/** Gives up what has arrived of a file. */
export const giveUp = async (file: File): Promise<void> => {
  const url = known(file);
  forget(file);
  if (url) await fetch(url, { method: 'DELETE', headers: tus }).catch(() => undefined);
};

const mayTryAgain = (status: number) => status >= 500 || [408, 409, 423].includes(status);

const ask = async (url: string, signal: AbortSignal, init: RequestInit): Promise<Response> => {
  const answer = await fetch(url, { ...init, signal });
  if (answer.ok) return answer;
  const { detail, message } = JSON.parse(await answer.text().catch(() => '{}')) as {
    detail?: string;
    message?: string;
  };
  const reason = detail ?? message ?? '';
  // Too many uploads are a conflict, too, which another try does not solve.
  if (mayTryAgain(answer.status) && init.method !== 'POST') throw new Error(reason);
  if (answer.status >= 500) throw new Error(reason);
  throw new UploadRefused(reason);
};

/** As long as the page is open, reloaded or not. Storage can be forbidden: a file is then sent from its beginning. */
const stored = (use: (storage: Storage) => string | null | undefined): string | null => {
  try {
    return use(sessionStorage) ?? null;
  } catch {
    return null;
  }
};
const memoryOf = ({ name, size, lastModified }: File) => `hookwise-upload ${name} ${size} ${lastModified}`;
const known = (file: File) => stored((storage) => storage.getItem(memoryOf(file)));
const remember = (file: File, url: string) => stored((storage) => void storage.setItem(memoryOf(file), url));
const forget = (file: File) => stored((storage) => void storage.removeItem(memoryOf(file)));

const knownPlace = async (file: File, signal: AbortSignal): Promise<Place | null> => {
  const url = known(file);
  const offset = url === null ? null : await offsetOf(url, signal).catch(() => null);
  if (url !== null && offset !== null) return { url, offset };
  forget(file);
  return null;
};

/** In UTF-8, as metadata of uploads is written. */
const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''));

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
