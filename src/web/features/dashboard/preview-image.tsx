import { useState } from 'react';

/** Decoration beside the welcome. It disappears if it does not load: a broken frame would only worry people. */
export const PreviewImage = () => {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <img
      src="/dashboard-preview.svg"
      alt=""
      width={260}
      height={96}
      hidden={isBroken}
      onError={() => setIsBroken(true)}
      className="max-sm:hidden"
    />
  );
};
