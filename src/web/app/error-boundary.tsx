import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';

type State = { isBroken: boolean };

/** A class, because React has no other way to catch what a component throws while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <BrokenPage onTryAgain={() => this.setState({ isBroken: false })} />;
  }
}
