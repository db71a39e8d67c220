import { createContext, useContext } from 'react';

/** Lets any screen ask for a sign-in without knowing the dialog that does it. */
export const SignInPromptContext = createContext<() => void>(() => {});

export const useSignInPrompt = () => useContext(SignInPromptContext);
