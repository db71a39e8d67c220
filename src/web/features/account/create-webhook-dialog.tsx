import { useState } from 'react';
import { z } from 'zod';
import {
  createWebhookRequest,
  type NewWebhook,
  type WebhookEvent,
  type WebhookFormat,
  type WebhookLevel,
  webhookEventNames,
  webhookEvents,
  webhookFormatNames,
  webhookFormats,
  webhookLevels,
} from '../../../contract/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ChoiceList } from './choice-list.tsx';
import { useCreateWebhook } from './use-webhooks.ts';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (made: NewWebhook) => void;
};

export const CreateWebhookDialog = ({ isOpen, onOpenChange, onCreated }: Props) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Create a Webhook"
    description="A server of yours, or a channel of your team, that is notified of what happens here."
  >
    <CreateForm onCreated={onCreated} onCancel={() => onOpenChange(false)} />
  </Dialog>
);

const { url, authorization } = createWebhookRequest.shape;
const schema = z.object({ url, authorization, format: z.enum(webhookFormatNames) });
const levelWords: Record<WebhookLevel, string> = {
  phishing: 'Phishing',
  suspicious: 'Suspicious',
  inconclusive: 'Inconclusive',
  safe: 'Safe',
};
const withKey: readonly WebhookFormat[] = ['standard', 'misp', 'thehive'];

type FormProps = { onCreated: (made: NewWebhook) => void; onCancel: () => void };

const CreateForm = ({ onCreated, onCancel }: FormProps) => {
  const create = useCreateWebhook();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['result.created']);
  const [levels, setLevels] = useState<readonly WebhookLevel[]>(['phishing', 'suspicious']);
  const { values, field, change, submit } = useForm({
    initial: { url: '', authorization: '', format: 'standard' },
    schema,
    isPending: create.isPending,
    onValid: (wish) =>
      create.mutate({ ...wish, events: [...events], levels: [...levels] }, { onSuccess: onCreated }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Address"
        type="url"
        autoComplete="off"
        placeholder="https://example.com/hooks"
        {...field('url')}
      />
      <SelectField
        label="Format"
        choices={webhookFormatNames.map((format) => ({ value: format, label: webhookFormats[format] }))}
        value={values.format}
        onChoose={(format) => change('format', format)}
      />
      {withKey.some((format) => format === values.format) && (
        <TextField
          label="Authorization"
          isOptional
          autoComplete="off"
          {...field('authorization')}
          hint="Sent as the Authorization header. MISP takes its key, TheHive “Bearer” and its key."
        />
      )}
      <ChoiceList
        legend="What it is notified of"
        choices={webhookEventNames.map((event) => [event, webhookEvents[event]] as const)}
        chosen={events}
        onChange={setEvents}
        problem={events.length === 0 && 'Please choose at least one.'}
      />
      {events.includes('result.created') && (
        <ChoiceList
          legend="Which results"
          choices={webhookLevels.map((level) => [level, levelWords[level]] as const)}
          chosen={levels}
          onChange={setLevels}
          problem={levels.length === 0 && 'None chosen: results of any level.'}
        />
      )}
      <DialogActions>
        <Button
          type="submit"
          look="primary"
          block
          disabled={events.length === 0}
          busyLabel={create.isPending && 'Creating...'}
        >
          Create Webhook
        </Button>
        <Button look="ghost" block disabled={create.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  );
};
