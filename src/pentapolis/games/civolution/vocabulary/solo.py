"""What the action cards of V.I.C.I. make it do: one struct for each kind (CV-SOL.5 to CV-SOL.12)."""

from __future__ import annotations

import msgspec

from .words import Count, Track


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="action"):
    """One icon of an action card."""


class AdvanceTrack(Action, frozen=True, tag="advance_track"):
    """CV-SOL.5."""

    track: Track
    steps: Count


class RemoveFaceUpCard(Action, frozen=True, tag="remove_face_up_card"):
    """CV-SOL.5: of the track's colour."""

    track: Track


class GainVp(Action, frozen=True, tag="gain_vp"):
    """CV-SOL.5."""

    amount: Count


class AdvanceFavor(Action, frozen=True, tag="advance_favor"):
    """CV-SOL.5: one space."""


class Statue(Action, frozen=True, tag="statue"):
    """CV-SOL.5: on the island."""


class GainActivationDie(Action, frozen=True, tag="gain_activation_die"):
    """CV-SOL.5."""


class GainFateDie(Action, frozen=True, tag="gain_fate_die"):
    """CV-SOL.5."""


class EvolutionMarker(Action, frozen=True, tag="evolution_marker"):
    """CV-SOL.6."""

    amount: Count


class ProsperityMarker(Action, frozen=True, tag="prosperity_marker"):
    """CV-SOL.6."""

    amount: Count


class Procreation(Action, frozen=True, tag="procreation"):
    """CV-SOL.9."""


class Migration(Action, frozen=True, tag="migration"):
    """CV-SOL.10."""


class Provision(Action, frozen=True, tag="provision"):
    """CV-SOL.11."""


class RevealSites(Action, frozen=True, tag="reveal_sites"):
    """CV-SOL.12."""


class HuntingToken(Action, frozen=True, tag="hunting_token"):
    """CV-SOL.12."""


AnyAction = (
    AdvanceTrack
    | RemoveFaceUpCard
    | GainVp
    | AdvanceFavor
    | Statue
    | GainActivationDie
    | GainFateDie
    | EvolutionMarker
    | ProsperityMarker
    | Procreation
    | Migration
    | Provision
    | RevealSites
    | HuntingToken
)
