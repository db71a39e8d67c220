import { type DragEvent, useEffect, useRef, useState } from 'react';

export const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true;

/**
 * Lets an element accept dropped files. Dragged text, say into a field, is left alone. While the element is on the
 * page, a file dropped beside it is ignored: the browser would open it in place of the page, and everything typed would
 * be lost.
 */
export const useFileDrop = (onFiles: (files: File[]) => void, isEnabled: boolean) => {
  // Entering a child fires a leave event on its parent, so enter and leave events are counted against each other.
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);

  const leave = () => {
    depth.current = 0;
    setIsOver(false);
  };

  return {
    isOver: isOver && isEnabled,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!holdsFiles(event.dataTransfer)) return;
        depth.current += 1;
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!holdsFiles(event.dataTransfer)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDragOver: (event: DragEvent) => {
        if (isEnabled && holdsFiles(event.dataTransfer)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        leave();
        if (isEnabled) onFiles([...event.dataTransfer.files]);
      },
    },
  };
};
