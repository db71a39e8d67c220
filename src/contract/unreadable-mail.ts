// Why a message could not be judged. The server says it, and so do checks without one.

export const noTextMessage =
  'There is no text in this message that could be read. Please paste what the email says.';
export const noMessageInFile =
  'No message could be found in this file. Please save the email again as .eml, or paste its text instead.';
