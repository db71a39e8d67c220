import { z } from 'zod';

const issuerMessage = 'Please enter the address of the issuer, such as https://login.example.com';
const idMessage = 'Please enter the client ID that the issuer gave you';
const secretMessage = 'Please enter the client secret that the issuer gave you';

/** As it is compared: without the path of the document that describes it, which people copy along. */
const bareIssuer = (text: string) => text.replace(/\/\.well-known\/openid-configuration\/?$/, '');

/** `PUT /api/organisations/sign-in`. The secret is kept encrypted, and in no answer. */
export const setUpSignInRequest = z.strictObject({
  issuer: z
    .string(issuerMessage)
    .trim()
    .min(1, issuerMessage)
    .max(500, issuerMessage)
    .transform(bareIssuer)
    .pipe(z.url({ protocol: /^https?$/, error: issuerMessage })),
  clientId: z.string(idMessage).trim().min(1, idMessage).max(300, idMessage),
  clientSecret: z.string(secretMessage).trim().min(1, secretMessage).max(1000, secretMessage),
});
export type SignInWish = z.output<typeof setUpSignInRequest>;

/** `GET /api/organisations/sign-in`, for its owner. */
export const ownSignInResponse = z.object({
  signIn: z
    .object({
      issuer: z.string(),
      clientId: z.string(),
      createdAt: z.iso.datetime(),
      /** How many members have signed in with it. */
      linked: z.number().int(),
    })
    .nullable(),
});
export type OwnSignIn = z.infer<typeof ownSignInResponse>;
