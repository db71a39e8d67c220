import { createContext, useContext } from 'react';
import { defaultFacts } from '../../contract/site.ts';
import type { SiteFacts } from '../../contract/site-facts.ts';

export const SiteAddressesContext = createContext<SiteFacts>(defaultFacts);

export const useSiteAddresses = () => useContext(SiteAddressesContext);

/** Whether a page may promise an answer by mail. */
export const useAnswersByMail = () => useContext(SiteAddressesContext).answersByMail;
