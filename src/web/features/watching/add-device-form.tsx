import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { deviceCategories, deviceVendors } from '../../../contract/device-choices.ts';
import { maxNoteLength, watchDeviceRequest } from '../../../contract/watch.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useAddDevice } from './use-watching.ts';

const productsByVendor = new Map<string, string[]>();
for (const category of deviceCategories)
  for (const [vendor, products] of Object.entries(deviceVendors[category]))
    productsByVendor.set(vendor, [...(productsByVendor.get(vendor) ?? []), ...products]);

const asChoices = (names: Iterable<string>) => [...names].map((name) => ({ value: name, label: name }));

type Values = Record<'vendor' | 'product' | 'version' | 'note', string>;

/** A device by its maker, product and version; filled in where the page was opened from a search. */
export const AddDeviceForm = ({ initial }: { initial: Pick<Values, 'vendor' | 'product' | 'version'> }) => {
  const [values, setValues] = useState<Values>(() => ({ ...initial, note: '' }));
  const [errors, setErrors] = useState<Partial<Values>>({});
  const add = useAddDevice();
  const products = productsByVendor.get(values.vendor) ?? [];
  const change = (changed: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changed }));
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const read = watchDeviceRequest.safeParse(values);
    if (!read.success) {
      setErrors(
        Object.fromEntries(
          read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
        ),
      );
      return;
    }
    add.mutate(read.data, {
      onSuccess: ({ product, version, found, hint }) => {
        change({ version: '', note: '' });
        const { affected, exploited } = found;
        showToast({
          title: `${product} ${version} is watched`,
          description:
            hint ??
            `${affected} known ${affected === 1 ? 'vulnerability affects' : 'vulnerabilities affect'} it${exploited > 0 ? `, ${exploited} exploited` : ''}. You are notified when that changes.`,
        });
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="Vendor"
        placeholder="Choose a vendor"
        value={values.vendor}
        choices={asChoices(productsByVendor.keys())}
        error={errors.vendor}
        disabled={add.isPending}
        onChoose={(vendor) => change({ vendor, product: '' })}
      />
      <SelectField
        label="Product"
        placeholder={values.vendor ? 'Choose a product' : 'Choose a vendor first'}
        value={values.product}
        choices={asChoices(products)}
        error={errors.product}
        disabled={add.isPending || products.length === 0}
        onChoose={(product) => change({ product })}
      />
      <TextField
        label="Version"
        placeholder="7.2.4"
        value={values.version}
        maxLength={100}
        error={errors.version}
        readOnly={add.isPending}
        onChange={(event) => change({ version: event.target.value })}
      />
      <TextField
        label="Note"
        isOptional
        placeholder="Where it stands"
        value={values.note}
        maxLength={maxNoteLength}
        error={errors.note}
        readOnly={add.isPending}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button
        type="submit"
        look="primary"
        className="sm:justify-self-start"
        icon={<Plus aria-hidden="true" />}
        busyLabel={add.isPending && 'Looking...'}
      >
        Watch This Device
      </Button>
    </form>
  );
};
