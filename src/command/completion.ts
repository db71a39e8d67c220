import { type Command, commands, helpOption, type Option, type Shell } from './commands.ts';

/** The script that teaches a shell our commands, options and their values. */
export const completionScript = (shell: Shell): string => scripts[shell]();

const names = commands.map(({ name }) => name).join(' ');
const optionsOf = ({ options }: Command): readonly Option[] => [...options, helpOption];
const spelled = ({ name, short }: Option) => [...(short ? [`-${short}`] : []), `--${name}`];
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const bash = (): string => `# hookwise completion bash > ~/.local/share/bash-completion/completions/hookwise
_hookwise() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${quoted(`${names} --help --version`)} -- "$word"))
    return
  fi
  case "$command $before" in
${commands
  .flatMap((command) =>
    command.options
      .filter(({ values }) => values)
      .map(
        ({ name, values = [] }) =>
          `    ${quoted(`${command.name} --${name}`)}) COMPREPLY=($(compgen -W ${quoted(values.join(' '))} -- "$word")); return ;;`,
      ),
  )
  .join('\n')}
    'check --html') COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  case "$command" in
${commands
  .map(
    (command) =>
      `    ${command.name}) ${
        command.takesFiles
          ? `case "$word" in -?*) ;; *) COMPREPLY=($(compgen -f -- "$word")); return ;; esac; `
          : ''
      }COMPREPLY=($(compgen -W ${quoted(
        [...wordsOf(command), ...optionsOf(command).flatMap(spelled)].join(' '),
      )} -- "$word")) ;;`,
  )
  .join('\n')}
  esac
}
complete -o filenames -F _hookwise hookwise
`;

const wordsOf = ({ name, words = [] }: Command): readonly string[] =>
  name === 'help' ? commands.map((command) => command.name) : words;

const zsh = (): string => `#compdef hookwise
# hookwise completion zsh > a folder of $fpath/_hookwise
_hookwise() {
  local -a names
  names=(
${commands.map(({ name, about }) => `    ${quoted(`${name}:${about.replaceAll(':', '\\:')}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command names
    return
  fi
  local name=$words[2]
  shift words
  (( CURRENT-- ))
  case $name in
${commands
  .map(
    (command) =>
      `    ${command.name}) _arguments ${optionsOf(command).flatMap(zshOptions).map(quoted).join(' ')} ${quoted(zshArgument(command))} ;;`,
  )
  .join('\n')}
  esac
}
if [ "$funcstack[1]" = "_hookwise" ]; then _hookwise "$@"; else compdef _hookwise hookwise; fi
`;

const zshOptions = (option: Option): string[] => {
  const about = option.about.replace(/[[\]:]/g, (sign) => `\\${sign}`);
  const value = option.takes
    ? `:${option.takes}:${option.values ? `(${option.values.join(' ')})` : option.takes === 'FILE' ? '_files' : ' '}`
    : '';
  return spelled(option).map((name) => `${name}[${about}]${value}`);
};

const zshArgument = (command: Command): string => {
  if (command.takesFiles) return '*:input:_files';
  const words = wordsOf(command);
  return words.length > 0 ? `1:word:(${words.join(' ')})` : '*: :';
};

const fish = (): string =>
  [
    '# hookwise completion fish > ~/.config/fish/completions/hookwise.fish',
    'complete -c hookwise -f',
    ...commands.map(
      ({ name, about }) => `complete -c hookwise -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`,
    ),
    ...commands.flatMap((command) => {
      const within = `complete -c hookwise -n '__fish_seen_subcommand_from ${command.name}'`;
      const words = wordsOf(command);
      return [
        ...(command.takesFiles ? [`${within} -F`] : []),
        ...(words.length > 0 ? [`${within} -a ${quoted(words.join(' '))}`] : []),
        ...optionsOf(command).map(
          ({ name, short, takes, values, about }) =>
            `${within} -l ${name}${short ? ` -s ${short}` : ''}${takes ? (takes === 'FILE' ? ' -rF' : ' -x') : ''}${
              values ? ` -a ${quoted(values.join(' '))}` : ''
            } -d ${quoted(about)}`,
        ),
      ];
    }),
    '',
  ].join('\n');

const scripts: Record<Shell, () => string> = { bash, zsh, fish };
