import { createContext, useContext } from 'react';

/** Lets any screen open one of the contact forms without knowing them. */
export const ContactPromptContext = createContext<(form: 'sales' | 'support') => void>(() => {});

export const useContactPrompt = () => useContext(ContactPromptContext);
