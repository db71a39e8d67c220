import { useState } from 'react';
import { type ApiKey, apiScopeNames, apiScopes } from '../../../contract/api-keys.ts';
import { Button } from '../../ui/button.tsx';
import { TimeText } from '../../ui/time-text.tsx';

type Props = {
  apiKey: ApiKey;
  isBusy: boolean;
  onRenew: () => void;
  onRevoke: () => void;
};

/** One key. Revoking asks once more, in its place: programs that use it stop at once. */
export const ApiKeyRow = ({ apiKey, isBusy, onRenew, onRevoke }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const { name, prefix, networks, state } = apiKey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <p>
          <b className="font-medium">{name}</b>{' '}
          <code className="font-mono text-text-2 text-xs">{prefix}…</code>
        </p>
        <p className="text-text-2 text-xs">
          {scopesInWords(apiKey)}
          {networks.length > 0 && ` From ${networks.join(', ')} only.`}
        </p>
        <p className="text-text-2 text-xs">
          <Use apiKey={apiKey} />
        </p>
        {state !== 'active' && <p className="font-medium text-text-2 text-xs">{states[state]}</p>}
      </div>
      {isAsking ? (
        <span className="flex flex-wrap gap-2">
          <Button look="solid" busyLabel={isBusy && 'Revoking...'} onClick={onRevoke}>
            Revoke “{name}”
          </Button>
          <Button look="ghost" disabled={isBusy} onClick={() => setIsAsking(false)}>
            Keep It
          </Button>
        </span>
      ) : (
        <span className="flex flex-wrap gap-2">
          {(state === 'active' || state === 'beyond plan') && (
            <Button aria-label={`Renew ${name}`} disabled={isBusy} onClick={onRenew}>
              Renew
            </Button>
          )}
          <Button aria-label={`Revoke ${name}`} disabled={isBusy} onClick={() => setIsAsking(true)}>
            Revoke
          </Button>
        </span>
      )}
    </li>
  );
};

const states: Record<Exclude<ApiKey['state'], 'active'>, string> = {
  replaced: 'Renewed: it works until it expires.',
  expired: 'Expired: it no longer works.',
  'beyond plan': 'Your plan has no room for it: it works again with a larger one.',
};

const scopesInWords = ({ scopes }: ApiKey) =>
  scopes.length === apiScopeNames.length
    ? 'May do everything that keys can.'
    : `${scopes.map((scope) => apiScopes[scope]).join(', ')}.`;

const Use = ({ apiKey: { createdAt, lastUsedAt, uses, expiresAt } }: { apiKey: ApiKey }) => (
  <>
    Created <TimeText value={createdAt} />
    {lastUsedAt ? (
      <>
        , used {uses === 1 ? 'once' : `${uses} times`}, last <TimeText value={lastUsedAt} />
      </>
    ) : (
      ', not used yet'
    )}
    {expiresAt && (
      <>
        , expires <TimeText value={expiresAt} />
      </>
    )}
  </>
);
