export type ProofPurpose = 'resetPassword' | 'setPassword' | 'changePhone'

interface Proof {
  token: string
  expiresAt: string
}

/** Proofs of identity on their way from one page to the next: in memory, so that a reload or a new tab has none. */
const proofs = new Map<ProofPurpose, Proof>()

export const keepProof = (purpose: ProofPurpose, proof: Proof) => proofs.set(purpose, proof)

export const dropProof = (purpose: ProofPurpose) => proofs.delete(purpose)

/** The proof's token, while it counts. */
export const proofOf = (purpose: ProofPurpose): string | undefined => {
  const proof = proofs.get(purpose)
  return proof && Date.parse(proof.expiresAt) > Date.now() ? proof.token : undefined
}
