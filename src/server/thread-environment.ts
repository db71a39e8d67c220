/** What a thread is told of our environment: where compiled code is kept, and none of our secrets. */
export const threadEnvironment = (): NodeJS.ProcessEnv => {
  const { NODE_COMPILE_CACHE } = process.env;
  return { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
};
