/** An internal error as it may be logged: its message may quote the submission, its name and stack lines do not. */
export const faultOf = (error: unknown): { name: string; stack: string } => {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error();
  return { name, stack: stack.slice(stack.indexOf(message) + message.length).trim() };
};
