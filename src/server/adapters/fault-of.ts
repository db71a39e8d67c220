/** A fault of ours, as it may be logged: the message of an error may quote what was submitted, its name and lines do not. */
export const faultOf = (error: unknown): { name: string; stack: string } => {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error();
  return { name, stack: stack.slice(stack.indexOf(message) + message.length).trim() };
};
