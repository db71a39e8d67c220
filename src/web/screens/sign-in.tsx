import { OrganisationAnswer } from '../features/sign-in/organisation-answer.tsx';

/** The page is loaded anew, so that everything in it belongs to the person who is signed in now. */
const openDashboard = () => window.location.assign('/dashboard');

/** Where the sign-in of an organisation sends the browser back to. */
export const SignIn = () => (
  <div className="wrap pt-11 pb-section">
    <h1>Sign in with your organisation</h1>
    <p className="mt-2 mb-7 max-w-measure text-text-2">With the account that your organisation gave you.</p>
    <OrganisationAnswer onSignedIn={openDashboard} />
  </div>
);
