const key = 'authToken';

/** The httpOnly cookie authenticates this page; the stored token serves the owner's own scripts. */
export const storeAuthToken = (token: string) => localStorage.setItem(key, token);
export const clearAuthToken = () => localStorage.removeItem(key);
