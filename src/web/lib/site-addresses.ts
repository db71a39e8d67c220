import { createContext, useContext } from 'react';
import { siteAddressesSchema } from '../../contract/site.ts';

export const SiteAddressesContext = createContext(siteAddressesSchema.parse({}));

export const useSiteAddresses = () => useContext(SiteAddressesContext);
