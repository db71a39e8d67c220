/** A call of the interface for programs, made with the key of whoever uses the tools. */
export type ApiCall = {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  body?: { type: string; content: string | Buffer };
};
export type ApiAnswer = { status: number; text: string };
export type CallApi = (call: ApiCall) => Promise<ApiAnswer>;
