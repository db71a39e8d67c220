# A script of Pigeonhole that runs before those of the users: every message says what hookwise found, and phishing goes
# into a folder of its own. What could not be judged is delivered as ever.
require ["editheader", "fileinto", "mailbox", "variables", "vnd.dovecot.execute"];

# A header of that name that came with the message is the sender's own.
deleteheader "X-Hookwise";
if not execute :pipe :output "verdict" "verdict" {
  set "verdict" "unchecked";
}
addheader "X-Hookwise" "${verdict}";
if string "${verdict}" "phishing" {
  fileinto :create "Phishing";
  stop;
}
