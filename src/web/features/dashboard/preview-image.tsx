import { useState } from 'react';

/** A decoration beside the welcome. It vanishes if it cannot be loaded: a broken frame would only worry people. */
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
